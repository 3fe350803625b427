/** Hosts of networks, and the paths on them that are no profile. */
const NETWORKS = {
  linkedin: /(^|\.)linkedin\.com$/,
  facebook: /(^|\.)facebook\.com$/,
  x: /(^|\.)(x|twitter)\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  youtube: /(^|\.)youtube\.com$/,
  tiktok: /(^|\.)tiktok\.com$/,
  github: /(^|\.)github\.com$/,
} as const;

export type Network = keyof typeof NETWORKS;

// The keys are the networks.
export const NETWORK_NAMES = Object.keys(NETWORKS) as Network[];

const NO_PROFILE =
  /^\/(share|sharer|sharer\.php|sharearticle|intent|dialog|home|login|search|hashtag|watch|p|embed)(\/|$)/i;

/** The network of which an address is a profile, or null: links to share a page are none. */
export function findNetwork(address: string): { network: Network; url: string } | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname } = new URL(address);
  const network = NETWORK_NAMES.find((name) => NETWORKS[name].test(hostname));
  const isProfile = /^https?:$/.test(protocol) && pathname.length > 1 && !NO_PROFILE.test(pathname);
  return network && isProfile ? { network, url: `https://${hostname}${pathname.replace(/\/$/, '')}` } : null;
}
