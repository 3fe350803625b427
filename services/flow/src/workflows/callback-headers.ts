/** Where a workflow delivers, and with what: beside the body, which is the specified one. */
export function toCallbackHeaders(
  publicUrl: string,
  kind: 'analysis' | 'drafts',
  token: string,
): Record<string, string> {
  return {
    'declic-callback-url': `${publicUrl}/api/flow/workflow-deliveries/${kind}`,
    'declic-callback-token': token,
  };
}
