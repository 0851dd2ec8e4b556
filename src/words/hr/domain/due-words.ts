export function dueBy(date: string): string {
  return `Platiti do ${date}`;
}

export function amountDueBy(amount: string, date: string): string {
  return `Još ${amount} do ${date}`;
}

export function amountDue(amount: string): string {
  return `Još ${amount}`;
}
