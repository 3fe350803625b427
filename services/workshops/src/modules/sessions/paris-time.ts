const PARIS = 'Europe/Paris';
const DATE = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeStyle: 'short', timeZone: PARIS });

/** Such as « mercredi 1er juillet 2026 à 18:30 (heure de Paris) ». */
export function parisTime(date: Date): string {
  // French says « 1er mars » and then « 2 mars », which Intl does not know.
  const text = DATE.format(date).replace(/\b1 (?=\p{L})/u, '1er ');
  return `${text} (heure de Paris)`;
}
