/**
 * Options of Node for every service, here and in `deploy/containers/Dockerfile`, which cannot import them. The young generation has
 * 8 MB per half instead of 16: a service at rest keeps what its start has filled (figures: docs/benchmarks/actions.md).
 */
export const SERVICE_NODE_OPTIONS: readonly string[] = ['--enable-source-maps', '--max-semi-space-size=8'];
