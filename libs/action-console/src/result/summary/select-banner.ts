/** The banner of a result, by the class of its status. */
export function selectBanner(status: number): 'Success' | 'Client Error' | 'Server Error' {
  if (status < 400) return 'Success';
  return status < 500 ? 'Client Error' : 'Server Error';
}
