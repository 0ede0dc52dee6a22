import { S3Client } from "@aws-sdk/client-s3";
import { AwsS3StorageAdapter } from "@flystorage/aws-s3";

/**
 * The store in an S3-compatible bucket: `s3://bucket/prefix?endpoint=https://…&region=…`. Credentials stand
 * in the URL (`s3://key:secret@bucket`) or come from the AWS environment. Throws when the URL names no bucket.
 */
export function s3Adapter(storageUrl: string): AwsS3StorageAdapter {
  const { hostname: bucket, pathname, searchParams, username, password } = new URL(storageUrl);
  if (bucket === "") throw new Error("STORAGE_URL names no bucket. Its form is s3://bucket/prefix.");
  const endpoint = searchParams.get("endpoint");
  const region = searchParams.get("region") ?? (endpoint === null ? null : "us-east-1");
  const client = new S3Client({
    ...(region === null ? {} : { region }),
    // Stores other than Amazon's often know neither bucket names as hosts nor the newer checksums.
    ...(endpoint === null
      ? {}
      : {
          endpoint,
          forcePathStyle: true,
          requestChecksumCalculation: "WHEN_REQUIRED",
          responseChecksumValidation: "WHEN_REQUIRED",
        }),
    ...(username === ""
      ? {}
      : {
          credentials: {
            accessKeyId: decodeURIComponent(username),
            secretAccessKey: decodeURIComponent(password),
          },
        }),
  });
  const prefix = pathname.split("/").filter(Boolean).map(decodeURIComponent).join("/");
  return new AwsS3StorageAdapter(client, { bucket, prefix });
}
