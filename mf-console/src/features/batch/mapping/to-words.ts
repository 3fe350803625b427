/** Lower-case words of a name without accents: 'Prénom_Client', 'prenomClient' and 'PRENOM client' are the same. */
export function toWords(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replaceAll(/\be mail/g, 'email');
}
