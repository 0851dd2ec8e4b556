export const title = 'Nuovo tour';
export const text = 'Per pubblicare un tour servono anche una descrizione breve di 50 caratteri, una descrizione, un punto forte di 20 caratteri e un’immagine. Li aggiungi nella pagina successiva.';
export const noShop = 'Prima serve uno shop: stabilisce la valuta e il fuso orario. Crealo nelle impostazioni.';
export const create = 'Crea il tour';
export const placeSearch = 'Cerca un luogo';
export const placeSearchHint = 'Scrivi una città o un’isola vicina.';
export const placesFound = 'Luoghi trovati';
export const noPlace = 'Questo luogo non risulta. Cerca la città più vicina.';
export const looking = 'Ricerca in corso…';
export const rateTitle = 'Standard';
export const categoryTitle = 'Adulto';
export const childTitle = 'Bambino';
export const draftThere = 'Avevi già iniziato. Le tue risposte sono ancora qui.';
export const pictures = 'Immagini';
export const newPlace = 'Un nuovo punto di ritrovo';
export const placeNeeded = 'Cerca un luogo vicino e sceglilo dall’elenco.';
export const exactPoint = 'Imposta il punto esatto';
export const weekdays = 'In quali giorni?';
export const fields = {
  labels: {
    title: 'Come si chiama?',
    meeting_point: 'Dove inizia?',
    place_name: 'Come si chiama questo luogo?',
    'place.lat': 'Latitudine',
    'place.lon': 'Longitudine',
    'place.instructions': 'Come lo trovano gli ospiti',
    duration: 'Quanto dura?',
    'duration.days': 'Giorni',
    'duration.hours': 'Ore',
    'duration.minutes': 'Minuti',
    from: 'Primo giorno',
    to: 'Ultimo giorno',
    start_time: 'A che ora?',
    capacity: 'Quanti ospiti?',
    price: 'Quanto costa per un adulto?',
    has_child_price: 'Prezzo diverso per i bambini',
    child: 'Bambini',
    'child.min_age': 'Età minima',
    'child.max_age': 'Età massima',
    'child.price': 'Prezzo per un bambino',
  } as Readonly<Record<string, string>>,
  hints: {
    title: 'Da 3 a 50 caratteri.',
    place_name: 'Ad esempio “Spiaggia del paese, vicino al chiosco”.',
    has_child_price: 'Altrimenti tutti pagano lo stesso prezzo.',
    start_time: 'Altri orari li aggiungi dopo.',
    capacity: 'A ogni partenza.',
  } as Readonly<Record<string, string>>,
  choices: { 'meeting_point.': 'Un nuovo punto di ritrovo' } as Readonly<Record<string, string>>,
};
