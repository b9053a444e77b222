import { useText } from "#use-text";
import { home } from "@/messages/en/home";

export function Vision() {
  const t = useText(home);
  return (
    <section aria-labelledby="vision-title" className="band">
      <div className="wrap">
        <div className="vision pt-0">
          <h2 className="vision-title" id="vision-title">
            {t("aMenuShouldAnswer")}
          </h2>
          <div className="vision-text">
            <p>{t("eatingOutWithAn")}</p>
            <p>{t("andWhereNobodyKnows")}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
