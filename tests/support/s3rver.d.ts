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
      getObject(...given: unknown[]): Promise<unknown>;
      listObjects(bucket: string, asked: { maxKeys: number }): Promise<unknown>;
      getResourcePath(bucket: string, key: string, resource: "object"): string;
    };
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
