const ROLES = new Set(
  `
  abuse accounts accueil admin administrateur administrator all billing bonjour careers comptabilite contact
  contacto devnull direction do-not-reply donotreply ftp hello help hostmaster hr info informacion it jobs
  legal mail mailer-daemon marketing media news newsletter no-reply noc noreply office orders postmaster
  presse press privacy recrutement rh root sales security service spam subscribe support team tech
  unsubscribe usenet uucp ventas ventes webmaster www
`
    .trim()
    .split(/\s+/),
);

/** Whether a mailbox belongs to a function rather than to a person (RFC 2142, and what is usual in English, French and Spanish). */
export function isRoleAccount(localPart: string): boolean {
  return ROLES.has(localPart.toLowerCase().split('+', 1)[0] ?? '');
}
