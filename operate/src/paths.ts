/** Addresses below `/operate`. */
export const paths = {
  releases: '/releases',
  deployable: (name: string) => `/releases/${name}`,
};
