/** The whole content of the page's own store, as text. It runs in the page. */
export async function storedText(): Promise<string> {
  const texts: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error as Error));
    });
    for (const store of database.objectStoreNames) {
      const reading = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => reading.addEventListener('success', resolve));
      texts.push(JSON.stringify(reading.result));
    }
    database.close();
  }
  return texts.join('\n');
}
