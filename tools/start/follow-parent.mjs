// Preloaded into every process of a local stack: when the stack is killed, its channel closes, and the process ends by itself.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  // For one that hangs in its shutdown.
  setTimeout(() => process.exit(1), 5_000).unref();
});
