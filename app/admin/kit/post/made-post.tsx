import { Button, buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../page/admin-text.ts";
import { Problem } from "../page/problem.tsx";
import { useObjectUrl } from "../picture/use-object-url.ts";
import type { PostForm } from "./post-forms.ts";
import { useMadePost } from "./use-made-post.ts";

interface MadePostProps {
  id: string;
  form: PostForm;
}

const shapes = { feed: "aspect-[4/5]", story: "aspect-[9/16]" } as const satisfies Record<PostForm, string>;

export function MadePost({ id, form }: MadePostProps) {
  const text = useAdminText().post;
  const { post, tryAgain } = useMadePost(id, form);
  return (
    <section aria-label={text.forms[form]} className="flex min-w-0 flex-col gap-2">
      <h3 className="text-sm font-bold">{text.forms[form]}</h3>
      {post.state === "made" ? (
        <Made file={post.file} form={form} />
      ) : post.state === "making" ? (
        <p role="status" className={`grid place-items-center rounded-sm bg-sand p-2 text-sm ${shapes[form]}`}>
          {text.making}
        </p>
      ) : (
        <>
          <Problem message={text.failure} />
          <Button kind="secondary" className="px-3" onClick={tryAgain}>
            {text.tryAgain}
          </Button>
        </>
      )}
    </section>
  );
}

function Made({ file, form }: { file: File; form: PostForm }) {
  const text = useAdminText().post;
  const url = useObjectUrl(file);
  if (url === null) return null;
  const shared = { files: [file] };
  const label = text.forms[form];
  return (
    <>
      <img src={url} alt={label} className={`w-full rounded-sm border border-line ${shapes[form]}`} />
      {navigator.canShare?.(shared) ? (
        <Button
          kind="primary"
          className="px-3"
          aria-label={fillPlaceholders(text.shareNamed, { form: label })}
          // It rejects when nobody is chosen.
          onClick={() => void navigator.share(shared).catch(() => {})}
        >
          {text.share}
        </Button>
      ) : (
        <a
          href={url}
          download={file.name}
          aria-label={fillPlaceholders(text.saveNamed, { form: label })}
          className={`${buttonClass("primary")} px-3`}
        >
          {text.save}
        </a>
      )}
    </>
  );
}
