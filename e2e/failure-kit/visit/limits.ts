/** Within this time the last good version, or the card, stands in the area. */
export const LIMIT_MS = 8_000;

/** For what comes before the area: the document and the shell, on a busy machine. */
export const TOLERANCE_MS = 2_000;

/** An intact page on a busy machine. */
export const PATIENCE_MS = 15_000;

/** A beacon is sent after what it tells of. */
export const BEACON_MS = 3_000;

/** How long further beacons, or a late crash, are waited for. */
export const QUIET_MS = 700;

/** How often the screen is looked at. */
export const GLANCE_MS = 40;
