// Loaded by `--import` into an engine, or into a part of `npm run prove`. It replaces a guard of one module while the module loads, so that
// a proof without the guard must fail. The engine's own code knows nothing of it.
import { registerHooks } from 'node:module';
import { root } from './root.ts';

const { file, guard, without } = JSON.parse(process.env['WITHOUT_GUARD'] ?? '{}') as Record<string, string>;
if (!file || !guard || without === undefined) throw new Error('WITHOUT_GUARD names no guard');
const url = new URL(file, `file://${root}`).href;

registerHooks({
  load(address, context, nextLoad) {
    const loaded = nextLoad(address, context);
    if (address !== url) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    if (source.split(guard).length !== 2) throw new Error(`The guard stands not once in ${file}: ${guard}`);
    return { ...loaded, source: source.replace(guard, () => without) };
  },
});
