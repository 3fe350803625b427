import { OPERATOR_TOKEN_KEY } from '@declic/remote-kit/host';
import { createStore } from 'zustand';

interface TokenState {
  token: string | null;
  /** Why the last token was forgotten, in words for the operator. */
  refusal: string | null;
}

/**
 * The operator's token, for this tab only. It is sent as a header, never as a cookie, so that no other site can use it. The shell
 * removes it before it loads any remote in the same tab.
 *
 * @decision D45
 */
export const tokenStore = createStore<TokenState>(() => ({
  token: sessionStorage.getItem(OPERATOR_TOKEN_KEY),
  refusal: null,
}));

export function rememberToken(token: string): void {
  sessionStorage.setItem(OPERATOR_TOKEN_KEY, token);
  tokenStore.setState({ token, refusal: null });
}

export function forgetToken(refusal: string | null = null): void {
  sessionStorage.removeItem(OPERATOR_TOKEN_KEY);
  tokenStore.setState({ token: null, refusal });
}
