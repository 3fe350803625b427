/** A server for tests that speaks S3, and checks signatures. It has no types of its own. */
declare module '@20minutes/s3rver' {
  class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }

  export = S3rver;
}
