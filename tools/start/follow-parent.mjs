// Preloaded into every process of a local stack: when the stack is killed, its channel closes, and the process ends by itself.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGINT');
  // For one that hangs in its shutdown. The orphan guard is for one that hangs even here.
  setTimeout(() => process.exit(1), 7_000).unref();
});
