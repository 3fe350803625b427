/**
 * Where the operators' page keeps its token in `sessionStorage`. The shell removes it before any remote runs: a remote has the same
 * origin, and a team may not act for another one.
 */
export const OPERATOR_TOKEN_KEY = 'declic.operator-token';
