/**
 * Replaces Vite's own helper around every `import()` of the page. It fetches all files of a chunk before it imports the chunk, because a browser
 * remembers a failed import as long as the page is open.
 *
 * @param load   the import itself
 * @param files  the files of the chunk and of its imports, relative to the base of the build
 * @throws the failure of a fetch; a `vite:preloadError` event reports it too
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  try {
    await Promise.all(files.map(bring));
    return await load();
  } catch (payload) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  }
}

// perf: docs/performance.md#load-code-until-it-comes
const brought = new Map<string, Promise<void>>();

const { BASE_URL } = import.meta.env;

/**
 * Fetches a file once, and again after a failure. Some files are there already: style sheets that the document links, files that the worker has
 * stored, and this file itself. A document of the shop links no style sheets; it contains only the rules that its markup needs. The worker has no
 * files of the desk's office; the import fetches them, because fetching all files first made a cold start about 200 ms slower.
 */
function bring(file: string): Promise<unknown> {
  const isStyle = file.endsWith('.css');
  const isHere = isStyle
    ? document.querySelector(`link[href="${BASE_URL}${file}"]`)
    : navigator.serviceWorker?.controller || import.meta.url.endsWith(file);
  if (isHere) return Promise.resolve();
  const coming = brought.get(file) ?? (isStyle ? loadStyles : cacheChunk)(`${BASE_URL}${file}`);
  brought.set(file, coming);
  return coming.catch((failure: unknown) => {
    brought.delete(file);
    throw failure;
  });
}

/**
 * The file name contains a hash of the content, so the import finds the file in the browser's cache. All files are compiled at once instead of one
 * after the other.
 */
async function cacheChunk(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new TypeError(`${href}: ${answer.status}`);
  await answer.blob();
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function loadStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`${href} could not be had`));
    });
    document.head.append(link);
  });
}
