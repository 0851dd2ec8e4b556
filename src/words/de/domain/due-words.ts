export function dueBy(date: string): string {
  return `Fällig bis ${date}`;
}

export function amountDueBy(amount: string, date: string): string {
  return `${amount} fällig bis ${date}`;
}

export function amountDue(amount: string): string {
  return `${amount} offen`;
}
