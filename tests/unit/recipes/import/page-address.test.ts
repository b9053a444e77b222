import { describe, expect, it } from "vitest";
import type { AppError } from "@/lib/errors";
import { parsePageAddress, requireFetchable } from "@/server/recipes/import/fetch/page-address";

function reasonOf(text: string, allowed: readonly string[] = []): string | undefined {
  try {
    requireFetchable(parsePageAddress(text), allowed);
    return undefined;
  } catch (error) {
    return (error as AppError).reason;
  }
}

describe("addresses that may be fetched", () => {
  it.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://127.0.1/",
    "http://2130706433/",
    "http://017700000001/",
    "http://0x7f000001/",
    "http://0x7f.0x0.0x0.0x1/",
    "http://0177.0.0.01/",
    "http://①②⑦.⓪.⓪.①/",
    "http://127。0。0。1/",
    "http://%31%32%37.0.0.1/",
    "http://127.0.0.1./",
    "http://0/",
    "http://00000177.0.0.1/",
    "http://127.000.000.001/",
    "http://0x7f.1/",
    "http://127.0.0.1../",
    "http://[::ffff:0:127.0.0.1]/",
    "http://[0000:0000:0000:0000:0000:0000:0000:0001]/",
    "http://[::ffff:169.254.169.254]/",
    "http://100.100.100.200/latest/meta-data/",
    "http://metadata/",
    "http://instance-data/",
    "http://localhost.localdomain/",
    "http://ip6-localhost/",
    "http://LOCALHOST%2e/",
    "http://\uff11\uff12\uff17.0.0.1/",
    "http://127.0.0.1:80:80@soup.example/",
    "http://0.0.0.0/",
    "http://10.1.2.3/",
    "http://169.254.169.254/latest/meta-data/",
    "http://0xA9FEA9FE/",
    "http://2852039166/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[0:0:0:0:0:ffff:10.0.0.1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::10.0.0.1]/",
    "http://[fd00:ec2::254]/",
    "http://[fe80::1]/",
    "http://[2002:7f00:1::]/",
    "http://localhost/",
    "http://LOCALHOST./",
    "http://app.localhost/",
    "http://metadata.google.internal/",
    "http://printer.local/",
    "http://nas.home.arpa/",
    "http://intranet/",
    "http://db/",
    "http://user:pass@soup.example/",
    "http://user@soup.example/",
    "http://soup.example@127.0.0.1/",
    "http://127.0.0.1@soup.example/",
    "http://soup.example:22/",
    "http://soup.example:5432/",
    "http://soup.example:8080/",
    "https://soup.example:25/",
  ])("refuses %s", (address) => {
    expect(reasonOf(address)).toBe("address_not_allowed");
  });

  it.each([
    "",
    "soup",
    "soup.example/leek",
    "//soup.example/leek",
    "ftp://soup.example/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:text/html,<p>x",
    "gopher://127.0.0.1:6379/_x",
    "http://",
    "http:soup.example",
    "https:/soup.example",
    "http://[::1",
    "http://soup.example:99999/",
    "http://256.256.256.256/",
    "http://[fe80::1%25eth0]/",
    `https://soup.example/${"é".repeat(500)}`,
  ])("cannot read %j", (address) => {
    expect(reasonOf(address)).toBe("invalid_url");
  });

  it.each([
    "https://soup.example/leek?page=1#method",
    "http://soup.example:80/",
    "http://soup.example:443/",
    "https://süppchen.example/",
    "http://93.184.216.34/",
    "https://[2606:4700:4700::1111]/",
  ])("accepts %s", (address) => {
    expect(reasonOf(address)).toBeUndefined();
  });

  it("accepts a private host and port from a setting, and no other port of it", () => {
    const allowed = ["127.0.0.1:8080", "[::1]:9000", "kitchen:80"];
    expect(reasonOf("http://127.0.0.1:8080/x", allowed)).toBeUndefined();
    expect(reasonOf("http://2130706433:8080/x", allowed)).toBeUndefined();
    expect(reasonOf("http://[::1]:9000/", allowed)).toBeUndefined();
    expect(reasonOf("http://kitchen/", allowed)).toBeUndefined();
    expect(reasonOf("http://127.0.0.1:8081/x", allowed)).toBe("address_not_allowed");
    expect(reasonOf("http://127.0.0.1/x", allowed)).toBe("address_not_allowed");
    expect(reasonOf("https://kitchen/", allowed)).toBe("address_not_allowed");
    expect(reasonOf("http://me:secret@127.0.0.1:8080/x", allowed)).toBe("address_not_allowed");
  });
});

describe("an address without a scheme", () => {
  it("is completed behind www., as browsers do", () => {
    expect(parsePageAddress(" www.soup.example/onion?x=1#top ").href).toBe("https://www.soup.example/onion?x=1");
    expect(parsePageAddress("WWW.Soup.example/onion").href).toBe("https://www.soup.example/onion");
  });

  it.each(["www.", "www.soup", "www. soup.example", "soup", "https:www.soup.example", "javascript:www.soup.example"])(
    "is none: %s",
    (text) => {
      expect(reasonOf(text)).toBe("invalid_url");
    },
  );
});
