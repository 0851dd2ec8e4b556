// Success page

export const yourOrder = 'Il tuo ordine';
export const asLastKnown =
  'Al momento non riusciamo a collegarci. Queste sono le ultime notizie sul tuo ordine: continuiamo a controllare.';
export const outOfReach =
  'Al momento non riusciamo a collegarci e non possiamo mostrarti l’ordine. Se hai pagato, il pagamento è al sicuro: continuiamo a controllare.';
export const unknown = 'Non troviamo questo ordine';
export const unknownWhy =
  'Il link potrebbe essere incompleto. Trovi le prenotazioni di questo dispositivo in “Le tue prenotazioni”.';
export const bookAgain = 'Prenota di nuovo';
export const seeBooking = 'Vedi la prenotazione';

export function order(number: string): string {
  return `Ordine ${number}`;
}

export function mailed(email: string): string {
  return `Tutto quello che ti serve sta arrivando a ${email}.`;
}

// Outcome

export const bookedTitle = 'È tutto prenotato!';

export function bookedToPayLater(owed: string, by: string | null): string {
  return `La tua prenotazione è confermata. Paghi ${owed} ${by ? `entro ${by}` : 'più tardi'}.`;
}

export function bookedInPart(paid: string, owed: string, by: string | null): string {
  return `Hai pagato ${paid}. Il saldo di ${owed} è da pagare ${by ? `entro ${by}` : 'più tardi'}.`;
}

export function bookedAndPaid(paid: string): string {
  return `Hai pagato ${paid}. Tutto a posto!`;
}

export function wasOn(when: string): string {
  return `Si è svolta ${when}`;
}

export const overTitle = 'Speriamo ti sia piaciuta';
export const thanks = 'Grazie di aver partecipato!';

export function leftToPay(owed: string, by: string | null): string {
  return `Restano da pagare ${owed}${by ? `; il termine era ${by}` : ''}.`;
}

export const reservedTitle = 'Ti teniamo i posti';

export function reserved(owed: string, until: string | null): string {
  return `Paga ${owed}${until ? ` entro ${until}` : ''} e la prenotazione è confermata.`;
}

export function leftForLater(money: string, by: string | null): string {
  return `Il saldo di ${money} è da pagare ${by ? `entro ${by}` : 'più tardi'}.`;
}

export const confirmingTitle = 'Confermiamo il tuo pagamento';
export const confirming = 'Ci vuole un attimo. Puoi chiudere questa pagina: ti scriviamo via email.';

export const unfinishedTitle = 'Il pagamento non è completo';

export function unfinished(until: string | null): string {
  return `La pagina di pagamento è ancora aperta e ti teniamo i posti${until ? ` fino a ${until}` : ''}.`;
}

export const failedTitle = 'Il pagamento non è riuscito';
export const abandonedTitle = 'Pagamento annullato';
export const nothingCharged = 'Non ti abbiamo addebitato nulla.';

export function stillHeld(until: string | null): string {
  return `Ti teniamo ancora i posti${until ? ` fino a ${until}` : ''}.`;
}

export const expiredTitle = 'Il tempo per pagare è scaduto';
export const expired = 'Non ti abbiamo addebitato nulla. I tuoi posti sono di nuovo liberi.';
export const expiredAndPaidBack =
  'Il pagamento è arrivato quando i posti non c’erano più. Te lo abbiamo rimborsato per intero.';

export const cancelledTitle = 'Questo ordine è stato annullato';
export const nothingLeftToPay = 'Non resta nulla da pagare.';

export function goesBack(money: string): string {
  return `Ti rimborsiamo ${money} sul metodo di pagamento che hai usato.`;
}

export function isRetained(money: string): string {
  return `In base alle condizioni di cancellazione tratteniamo ${money}.`;
}

export function questionsAt(email: string): string {
  return `Domande? Scrivi a ${email}.`;
}

// Manual payment

export const manualTitle = 'Come pagare';
export const reference = 'Causale';

// Numbered

export function copy(number: string): string {
  return `Copia ${number}`;
}
