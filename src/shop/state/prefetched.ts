import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Resource } from '#domain/contract/endpoint.ts';
import { peekAtom, prefetchAtom } from './resources.ts';

/** A resource that the shown part can do without at first: it is read now, and undefined until it is known. */
export function usePrefetched<Reply>(resource: Resource<Reply>): Reply | undefined {
  const prefetch = useSetAtom(prefetchAtom);
  useEffect(() => void prefetch(resource), [prefetch, resource]);
  return useAtomValue(peekAtom(resource));
}
