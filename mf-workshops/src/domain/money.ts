const cents = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** « 0€ », « 49€ », « 49,50€ »: as the specification writes amounts. */
export function formatEuro(amount: number): string {
  return Number.isInteger(amount) ? `${amount}€` : `${cents.format(amount)}€`;
}
