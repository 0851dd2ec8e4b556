export const loading = 'Loading …';

// The export
export const exportTitle = 'Export';
export const exportText = 'One file with your company, shops, tours, prices, schedules and pictures. Guests and bookings are not in it: lists of bookings and payments are under Numbers, as CSV.';
export const exportButton = 'Export';
export const exported = 'The file is in your downloads.';
export const received = (megabytes: number): string => `Exporting … ${megabytes} MB so far.`;

// The file
export const importTitle = 'Import';
export const importText = 'Choose a file that an export has written, or a table of tours (CSV). You see what would change before anything is saved.';
export const importDrafts = 'New tours become drafts: guests see a tour once you publish it. In another company they get addresses of their own.';
export const importOwn = 'A file of this company puts back what was changed or deleted since. Nothing is deleted by an import.';
export const importNever = 'The team, domains, guests and bookings stay as they are.';
export const choose = 'Choose a file';
export const sending = (percent: number): string => `Sending the file … ${percent} %`;
export const checking = 'Checking the file … Pictures take a while.';
export const tooLarge = (megabytes: number, most: number): string => `This file has ${megabytes} MB. The limit is ${most} MB: export without some pictures, or ask the person who runs the installation.`;

// A table of tours
export const template = 'Template for a table';
export const templateName = 'tours.csv';
export const tableText = 'A table has one line for each tour. Importing it again changes the tours of the same title.';
/** The example tour in the template. */
export const templateTour = {
  title: 'Kayaks at dawn',
  short_description: 'Two quiet hours on the water, with coffee on a beach that no road reaches.',
  description: 'We paddle along the cliffs to a small beach.',
  highlights: 'A beach for our group alone | Coffee boiled over a fire',
  included: 'A kayak and a life jacket | A guide',
  not_included: 'Lunch',
  what_to_bring: 'Swimwear | Sun cream',
  languages: 'en | de',
  meeting_point: 'The old pier',
  address: 'Harbour Street 1',
  coordinates: '43.5081, 16.4402',
  duration: '2:30',
  price: '45.00',
  capacity: '8',
  start_times: '6:30 | 17:00',
  weekdays: '1 | 2 | 3 | 4 | 5',
  from: '2027-05-01',
  to: '2027-09-30',
};

// The changes that an import would make
export const planTitle = 'What the import would change';
export const planText = 'This is what the import would do. Nothing is saved yet.';
export const nothingToChange = 'Nothing to import: everything is here as the file has it.';
export function counts(count: { new: number; changed: number; same: number }): string {
  const parts = [count.new > 0 ? `${count.new} new` : '', count.changed > 0 ? `${count.changed} changed` : '', count.same > 0 ? `${count.same} the same` : ''];
  return parts.filter(Boolean).join(' · ');
}
export const fates = { new: 'new', changed: 'changed' };
export const pictures = (count: number): string => (count === 1 ? '1 picture comes with its file.' : `${count} pictures come with their files.`);
export const importButton = 'Import';
export const importing = 'Importing … Please leave this page open.';
export const otherFile = 'Choose another file';
export const problemsText = (count: number): string => (count === 1 ? 'Nothing can be imported yet: one thing in the file is not right. Correct it, and choose the file again.' : `Nothing can be imported yet: ${count} things in the file are not right. Correct them, and choose the file again.`);
export const problemsTitle = 'What is not right';
export const line = (row: number): string => `Line ${row}`;
export const moreProblems = (count: number): string => (count === 1 ? '… and 1 more.' : `… and ${count} more.`);
/** The names of the kinds that have no list in the settings. */
export const kinds = { experiences: 'Tours', 'inventory-items-categories': 'Groups of extras', 'filer-folders': 'Folders of pictures', 'filer-images': 'Pictures', videos: 'Videos', 'qr-codes': 'QR codes' };

// The last import
export const lastTitle = 'Last import';
export const done = 'Imported. New tours are drafts: open one to publish it.';
export const changesTitle = 'What it changed';
export const unfinished = { running: 'This import is running.', stopped: 'This import was cut off. Choose its file again to complete it, or undo it.' };
export const undoText = 'Undo deletes what this import added and puts back what it changed. Everything that you have changed since, or that is booked, stays.';
export const undo = 'Undo the import';
export function undone({ deleted, restored, skipped }: { deleted: number; restored: number; skipped: readonly unknown[] }): string {
  const stayed = skipped.length > 0 ? ` ${skipped.length} stayed:` : '';
  return `Undone: ${deleted} deleted, ${restored} put back.${stayed}`;
}
export const remainingTitle = 'What stayed';
export const remainingReasons = { changed: 'changed since the import', in_use: 'in use' };
