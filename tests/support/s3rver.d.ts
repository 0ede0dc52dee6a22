declare module "s3rver" {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    store: {
      putObject(object: {
        bucket: string;
        key: string;
        content: AsyncIterable<Uint8Array>;
      }): Promise<{ size: number }>;
      copyObject(...given: unknown[]): Promise<unknown>;
      deleteObject(bucket: string, key: string): Promise<unknown>;
      existsObject(bucket: string, key: string): Promise<boolean>;
      getObject(...given: unknown[]): Promise<unknown>;
      listObjects(bucket: string, asked: { maxKeys: number }): Promise<unknown>;
      getResourcePath(bucket: string, key: string, resource: "object"): string;
    };
    middleware: ((
      context: {
        method: string;
        path: string;
        status: number;
        type: string;
        body: unknown;
        get(header: string): string;
      },
      next: () => Promise<unknown>,
    ) => Promise<unknown>)[];
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
