/** Hands a file that was made here to the browser, which saves or opens it; without a network too. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser may begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
