/** WebM holds VP9, MP4 holds H.264. AV1 takes ten times the time and is not offered. */
export type VideoFormat = 'webm' | 'mp4';

/** Which codec each file format holds, and how its encoder is set. */
export const videoCodecs = {
  // Profile 0, level 3.1, 8 bits.
  webm: { codec: 'vp9', mime: 'video/webm', encoder: { codec: 'vp09.00.31.08', latencyMode: 'realtime' } },
  // High profile, level 3.1.
  mp4: {
    codec: 'avc',
    mime: 'video/mp4',
    encoder: { codec: 'avc1.64001f', latencyMode: 'quality', avc: { format: 'avc' } },
  },
} as const;
