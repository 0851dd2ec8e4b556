export const loading = 'Caricamento…';
export const exportTitle = 'Esporta';
export const exportText = 'Un unico file con azienda, shop, tour, prezzi, orari e immagini. Ospiti e prenotazioni non sono inclusi: trovi gli elenchi di prenotazioni e pagamenti in Numeri, in formato CSV.';
export const exportButton = 'Esporta';
export const exported = 'Il file è tra i tuoi download.';
export const received = (megabytes: number): string => `Esportazione in corso… ${megabytes} MB finora.`;
export const importTitle = 'Importa';
export const importText = 'Scegli un file creato da un’esportazione o una tabella di tour (CSV). Prima che qualcosa venga salvato, vedi che cosa cambia.';
export const importDrafts = 'I nuovi tour diventano bozze: gli ospiti li vedono solo quando li pubblichi. In un’altra azienda ricevono indirizzi propri.';
export const importOwn = 'Un file di questa azienda ripristina ciò che nel frattempo è stato modificato o eliminato. Un’importazione non elimina nulla.';
export const importNever = 'Team, domini, ospiti e prenotazioni restano come sono.';
export const choose = 'Scegli un file';
export const sending = (percent: number): string => `Invio del file… ${percent}%`;
export const checking = 'Controllo del file… Per le immagini ci vuole un po’.';
export const tooLarge = (megabytes: number, most: number): string => `Questo file è di ${megabytes} MB. Il limite è ${most} MB: esporta meno immagini o chiedi a chi gestisce l’installazione.`;
export const template = 'Modello di tabella';
export const templateName = 'tour.csv';
export const tableText = 'La tabella ha una riga per ogni tour. Se la importi di nuovo, modifica i tour con lo stesso titolo.';
export const templateTour = {
  title: 'Kayak all’alba',
  short_description: 'Due ore di quiete sull’acqua, con un caffè su una spiaggia dove non arrivano strade.',
  description: 'Pagaiamo lungo le scogliere fino a una piccola spiaggia.',
  highlights: 'Una spiaggia solo per il nostro gruppo | Caffè preparato sul fuoco',
  included: 'Kayak e giubbotto salvagente | Guida',
  not_included: 'Pranzo',
  what_to_bring: 'Costume da bagno | Crema solare',
  languages: 'it | en',
  meeting_point: 'Il vecchio molo',
  address: 'Via del Porto 1',
  coordinates: '43.5081, 16.4402',
  duration: '2:30',
  price: '45,00',
  capacity: '8',
  start_times: '6:30 | 17:00',
  weekdays: '1 | 2 | 3 | 4 | 5',
  from: '2027-05-01',
  to: '2027-09-30',
};
export const planTitle = 'Che cosa cambierebbe';
export const planText = 'Ecco che cosa farebbe l’importazione. Per ora non è stato salvato nulla.';
export const nothingToChange = 'Niente da importare: qui è già tutto come nel file.';
export function counts(count: { new: number; changed: number; same: number }): string {
  const parts = [count.new > 0 ? (count.new === 1 ? '1 aggiunta' : `${count.new} aggiunte`) : '', count.changed > 0 ? (count.changed === 1 ? '1 modifica' : `${count.changed} modifiche`) : '', count.same > 0 ? `${count.same} senza modifiche` : ''];
  return parts.filter(Boolean).join(' · ');
}
export const fates = { new: 'aggiunta', changed: 'modifica' };
export const pictures = (count: number): string => (count === 1 ? '1 immagine arriva con il suo file.' : `${count} immagini arrivano con i loro file.`);
export const importButton = 'Importa';
export const importing = 'Importazione in corso… Lascia aperta questa pagina.';
export const otherFile = 'Scegli un altro file';
export const problemsText = (count: number): string => (count === 1 ? 'Non è ancora possibile importare: nel file c’è un errore. Correggilo e scegli di nuovo il file.' : `Non è ancora possibile importare: nel file ci sono ${count} errori. Correggili e scegli di nuovo il file.`);
export const problemsTitle = 'Che cosa non va';
export const line = (row: number): string => `Riga ${row}`;
export const moreProblems = (count: number): string => (count === 1 ? '… e un altro.' : `… e altri ${count}.`);
export const kinds = { experiences: 'Tour', 'inventory-items-categories': 'Gruppi di extra', 'filer-folders': 'Cartelle di immagini', 'filer-images': 'Immagini', videos: 'Video', 'qr-codes': 'Codici QR' };
export const lastTitle = 'Ultima importazione';
export const done = 'Importazione completata. I nuovi tour sono bozze: aprine uno per pubblicarlo.';
export const changesTitle = 'Che cosa ha cambiato';
export const unfinished = { running: 'Questa importazione è in corso.', stopped: 'Questa importazione si è interrotta. Scegli di nuovo il suo file per completarla, oppure annullala.' };
export const undoText = 'Annullando elimini ciò che questa importazione ha aggiunto e ripristini ciò che ha modificato. Resta ciò che hai cambiato dopo o che è prenotato.';
export const undo = 'Annulla l’importazione';
export function undone({ deleted, restored, skipped }: { deleted: number; restored: number; skipped: readonly unknown[] }): string {
  const removed = deleted === 1 ? '1 elemento eliminato' : `${deleted} elementi eliminati`;
  const back = restored === 1 ? '1 ripristinato' : `${restored} ripristinati`;
  const stayed = skipped.length === 0 ? '' : skipped.length === 1 ? ' 1 è rimasto:' : ` ${skipped.length} sono rimasti:`;
  return `Importazione annullata: ${removed}, ${back}.${stayed}`;
}
export const remainingTitle = 'Che cosa è rimasto';
export const remainingReasons = { changed: 'modificato dopo l’importazione', in_use: 'in uso' };
