/** V8 keeps ten frames: the code of a remote that called deep into a shared library would not be among them. */
Object.assign(Error, { stackTraceLimit: 50 });

export {};
