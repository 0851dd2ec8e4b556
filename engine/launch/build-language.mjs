// Builds shop, desk and documents in the language LANDFALL_LANGUAGE, into the folder of the first argument.
import { build } from 'vite';
import { deskConfig } from './desk-vite.ts';

const [, , folder] = process.argv;
const outDir = (/** @type {string} */ part) => `${process.cwd()}/${folder}/${part}`;
const options = { emptyOutDir: true };

await build({ logLevel: 'warn', build: { ...options, outDir: outDir('page') } });
await build(deskConfig(outDir('page/desk')));
await build({ logLevel: 'warn', build: { ...options, outDir: outDir('server'), ssr: 'src/shop/document.tsx' } });
