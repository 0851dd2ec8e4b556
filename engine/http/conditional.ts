import type { KeptText } from '../catalogue/storefront.ts';
import { Answer, PackedAnswer, Serialised } from './answers.ts';
import { knows, packed, packingFor } from './packing.ts';

/** Below this a packing saves no packet. */
const WORTH_PACKING = 1_200;

/** An answer that may be kept if its keeper asks each time whether it is still right: 304 where it is. */
export async function conditional(request: Request, kept: KeptText): Promise<Answer | PackedAnswer | Serialised> {
  const headers = { etag: kept.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
  if (knows(request, kept.etag)) return new Answer(304, null, headers);
  const packing = kept.text.length < WORTH_PACKING ? null : packingFor(request);
  if (!packing) return new Serialised(kept.text, headers);
  const bytes = kept.packed.get(packing) ?? packed(kept.text, packing, 5);
  kept.packed.set(packing, bytes);
  return new PackedAnswer(await bytes, { ...headers, 'content-encoding': packing });
}
