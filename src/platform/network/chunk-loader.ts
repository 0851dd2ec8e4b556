/**
 * Replaces Vite's own helper around every `import()` of the page. It fetches all files of a chunk before it imports the chunk: a browser
 * remembers a failed import for as long as the page is open.
 *
 * @param load   the import itself
 * @param files  below the base of the build: the chunk's, and those of all that it imports
 * @throws whatever could not be fetched; a `vite:preloadError` event says it too
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

const brought = new Map<string, Promise<void>>();

const { BASE_URL } = import.meta.env;

/**
 * Fetches a file once, again after a failure. Some files are there already: sheets that the document links, what the worker has stored, and this
 * very file. A document of the shop links no sheets; it has only the rules that its markup needs. Of the desk's office the worker has no file, and
 * the import fetches them: to fetch all files first made a cold start some 200 ms later.
 */
function bring(file: string): Promise<unknown> {
  const isStyle = file.endsWith('.css');
  const isHere = isStyle
    ? document.querySelector(`link[href="${BASE_URL}${file}"]`)
    : navigator.serviceWorker?.controller || import.meta.url.endsWith(file);
  if (isHere) return Promise.resolve();
  const coming = brought.get(file) ?? (isStyle ? dressed : cached)(`${BASE_URL}${file}`);
  brought.set(file, coming);
  return coming.catch((failure: unknown) => {
    brought.delete(file);
    throw failure;
  });
}

/** It is named by its content, so the import finds it in the browser's cache; all of them are compiled at once rather than one after the other. */
async function cached(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new TypeError(`${href}: ${answer.status}`);
  await answer.blob();
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function dressed(href: string): Promise<void> {
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
