import type { Plugin, Rolldown } from 'vite';

// perf: docs/performance.md#compile-hints
/**
 * Moves the bundler's helpers into React's file, which every page fetches anyway: their own file would be one more request. Rolldown separates them
 * whatever the groups say.
 */
export function mergeRuntimeChunk(): Plugin {
  return {
    name: 'merge-runtime-chunk',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((it) => it.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        const react = chunks.find(({ name }) => name === 'react');
        if (!runtime || !react)
          throw new Error('no chunk of the bundler’s helpers, or none of React: see engine/launch/runtime-chunk.ts');
        const from = `from"./${runtime.fileName.split('/').at(-1)}"`;
        for (const chunk of chunks) if (chunk.imports.includes(runtime.fileName)) merge(chunk, from, runtime, react);
        delete bundle[runtime.fileName];
      },
    },
  };
}

function merge(
  chunk: Rolldown.OutputChunk,
  from: string,
  runtime: Rolldown.OutputChunk,
  react: Rolldown.OutputChunk,
): void {
  const [statement = '', names = ''] = new RegExp(`import\\{([^}]*)\\}${RegExp.escape(from)};`).exec(chunk.code) ?? [];
  if (!statement) throw new Error(`${chunk.fileName} imports ${from} in another way`);
  const taken = `const{${names.replaceAll(' as ', ':')}}=$helpers;`;
  if (chunk === react) {
    const [code, exports] = split(runtime.code.trim());
    const own = `const $helpers=(()=>{${code}return{${inverted(exports)}}})();${taken}`;
    chunk.code = chunk.code.replace(statement, () => own).replace(/export\{(?=[^}]*\};?\s*$)/, 'export{$helpers,');
  } else {
    chunk.code = chunk.code.replace(
      statement,
      () => `import{$helpers}from"./${react.fileName.split('/').at(-1)}";${taken}`,
    );
  }
  chunk.imports = [
    ...new Set(chunk.imports.filter((it) => it !== runtime.fileName).concat(chunk === react ? [] : react.fileName)),
  ];
}

/** The statements of a module, and its exports, `local as name, …`. */
function split(code: string): [string, string] {
  const [all = '', exports = ''] = /export\{([^}]*)\};?\s*$/.exec(code) ?? [];
  return [code.slice(0, code.length - all.length), exports];
}

/** Turns `a as b` into a property `b:a`. */
function inverted(exports: string): string {
  return exports.replaceAll(/([\w$]+) as ([\w$]+)/g, '$2:$1');
}
