/** How many claims there are, and how many of each verdict. */
export function countVerdicts(claims: readonly { readonly verdict?: unknown }[]) {
  const count = (verdict: string) => claims.filter((claim) => claim.verdict === verdict).length;
  return {
    claims: claims.length,
    supported: count('supported'),
    contradicted: count('contradicted'),
    not_found: count('not_found'),
  };
}
