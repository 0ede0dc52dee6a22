import { sitePath } from "#app/language/paths.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { IconButton, IconLink } from "../kit/page/icon-button.tsx";
import { share } from "../kit/share/share.ts";

interface OnSiteProps {
  id: string;
  name: string;
  isOnSite: boolean;
}

export function OnSite({ id, name, isOnSite }: OnSiteProps) {
  const { images, language } = useAdminText();
  const text = images.onSite;
  if (!isOnSite) return null;
  const path = sitePath(language, `/gallery/${id}`);
  return (
    <>
      <IconLink icon="globe" label={text.see} name={fillPlaceholders(text.seeName, { name })} href={path} />
      <IconButton
        kind="secondary"
        icon="share"
        label={text.share}
        name={fillPlaceholders(text.shareName, { name })}
        onClick={() => void share([{ name, path }])}
      />
    </>
  );
}
