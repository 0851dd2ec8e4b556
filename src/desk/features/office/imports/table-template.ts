import { tourTemplate } from '#domain/contract/office/tour-table.ts';
import { saveFile } from '#platform/device/share.ts';
import { separator } from '#words/desk/csv.ts';
import { tourColumns } from '#words/desk/tour-columns.ts';
import { templateName, templateTour } from '#words/office/imports.ts';

/** Saves a table with the columns and one tour as an example. */
export function saveTemplate(): void {
  saveFile(templateName, 'text/csv', tourTemplate({ names: tourColumns, tour: templateTour, separator }));
}
