import { saveFile } from '#platform/device/share.ts';

/** Downloads a table as a file. */
export function downloadCsv(name: string, text: string): void {
  saveFile(name, 'text/csv;charset=utf-8', text);
}
