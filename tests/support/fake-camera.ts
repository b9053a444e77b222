import { findChromium } from "./chromium";

const { executablePath, args } = await findChromium();

/** The options of a browser whose camera shows a video (`cameraVideo`), and which allows its use without asking. */
export const withCamera = (video: string) => ({
  executablePath,
  args: [
    ...args,
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${video}`,
  ],
});
