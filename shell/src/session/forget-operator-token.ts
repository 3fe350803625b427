import { OPERATOR_TOKEN_KEY } from '@declic/remote-kit/host';

/** Removes the token that the operators' page kept in this tab, before any remote can read it. */
export function forgetOperatorToken(): void {
  try {
    sessionStorage.removeItem(OPERATOR_TOKEN_KEY);
  } catch {
    // A browser that refuses storage keeps no token.
  }
}
