/** Every address this remote owns. Absolute, so a link means the same wherever it is rendered. */
export const paths = {
  home: () => '/workshops',
  workshop: (id: string) => `/workshops/${encodeURIComponent(id)}`,
  booking: (id: string) => `/workshops/${encodeURIComponent(id)}?reserver=1`,
} as const;
